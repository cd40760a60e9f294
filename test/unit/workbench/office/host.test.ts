import { createBridge, HostServices } from "../../../../src/workbench/office/host";
import type { BatchRequest } from "../../../../src/workbench/office-objects";
import { createOfficeContext, unmetRequirements } from "../../../../src/workbench/office/office-context";
import { RibbonCommands } from "../../../../src/workbench/office/ribbon-commands";

const SERVICE = "Microsoft.Test.Service";

function request(method: string, parameters: unknown[] = [], actionType = 3): BatchRequest {
  return {
    Actions: [
      { Id: 2, ActionType: 1, Name: "", ObjectPathId: 1 },
      {
        Id: 3,
        ActionType: actionType,
        Name: method,
        ObjectPathId: 1,
        ArgumentInfo: { Arguments: parameters },
      },
    ],
    ObjectPaths: { 1: { Id: 1, ObjectPathType: 2, Name: SERVICE } },
  };
}

describe("services", () => {
  const services = new HostServices({ [SERVICE]: { Add: (a, b) => Number(a) + Number(b) } });

  test("answer their methods", () => {
    expect(services.owns(request("Add"))).toBe(true);
    expect(services.execute(request("Add", [1, 2]))).toEqual({
      Results: [
        { ActionId: 2, Value: null },
        { ActionId: 3, Value: 3 },
      ],
      TraceIds: [],
    });
    expect(services.execute(request("", [], 5))).toEqual({
      Results: [
        { ActionId: 2, Value: null },
        { ActionId: 3, Value: null },
      ],
      TraceIds: [3],
    });
  });

  test("name what they do not have", () => {
    expect(services.execute(request("Subtract"))).toMatchObject({
      Error: { Code: "NotImplemented", Location: "Subtract", ActionIndex: 1 },
    });
    expect(services.execute(request("Add", [], 2))).toMatchObject({ Error: { Code: "NotImplemented" } });
  });

  test("leave everything else to the objects", () => {
    const other = request("Add");
    other.ObjectPaths[1].Name = "Microsoft.Test.Other";
    expect(services.owns(other)).toBe(false);
  });
});

describe("the bridge", () => {
  const ask = async (execute: () => Promise<never>, body: unknown) => {
    const bridge = createBridge(execute);
    const answer = new Promise<string>((resolve) => (bridge.native.onMessageFromHost = resolve));
    bridge.native.sendMessageToHost(JSON.stringify({ id: 5, type: 1, flags: 0, message: { body } }));
    return JSON.parse(await answer);
  };

  test("turns an exception of the host into an error answer under the request's id", async () => {
    const complain = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const answer = await ask(() => Promise.reject(new Error("Broken.")), request("Add"));
    expect(answer).toMatchObject({ id: 5, type: 2, message: { statusCode: 200 } });
    expect(JSON.parse(answer.message.body)).toMatchObject({
      Error: { Code: "GeneralException", Message: "Broken." },
    });
    expect(complain).toHaveBeenCalledTimes(1);
    complain.mockRestore();
  });
});

describe("ribbon commands", () => {
  test("are raised with an id and end when the add-in says so", async () => {
    const commands = new RibbonCommands();
    const raised: unknown[] = [];
    commands.external.RegisterEvent(39, "", (id, payload) => raised.push([id, payload]));
    const first = commands.invoke("Button", "doIt");
    const second = commands.invoke("Button", "missing");
    expect(raised[0]).toEqual([39, ["1", "doIt", '{"source":{"id":"Button"}}']]);
    commands.external.Execute(94, ["1", 0, "{}"]);
    commands.external.Execute(94, ["2", 11101, ""]);
    await first;
    await expect(second).rejects.toThrow("The add-in has no command missing (Office.js answered 11101).");
  });

  test("that come early are kept, and raised as soon as Office.js has registered", async () => {
    const commands = new RibbonCommands();
    const clicks = [commands.invoke("Button", "doIt"), commands.invoke("Button", "missing")];
    const seen: unknown[] = [];
    commands.external.RegisterEvent(
      39,
      "",
      (_id, payload) => seen.push((payload as unknown[])[1]),
      (status) => seen.push(status),
    );
    expect(seen).toEqual([0, "doIt", "missing"]);
    commands.external.Execute(94, ["1", 0, "{}"]);
    commands.external.Execute(94, ["2", 11101, ""]);
    await clicks[0];
    await expect(clicks[1]).rejects.toThrow("The add-in has no command missing (Office.js answered 11101).");
  });

  test("are all that is answered: other calls are refused by number", () => {
    const commands = new RibbonCommands();
    const answers: number[] = [];
    commands.external.RegisterEvent(
      9,
      "",
      () => undefined,
      (status) => answers.push(status),
    );
    commands.external.Execute(64, [], (status) => answers.push(status));
    expect(answers).toEqual([5000, 5000]);
  });
});

describe("the context", () => {
  test("meets requirements by number, not by text", () => {
    const sets = [
      { name: "ExcelApi", version: "1.9" },
      { name: "ExcelApi", version: "1.99" },
      { name: "ExcelApi", version: "2.0" },
      { name: "WordApi", version: "1.1" },
    ];
    expect(unmetRequirements(sets)).toEqual(sets.slice(1));
  });

  test("keeps the document's settings and tells the colours of the moment", () => {
    let body = 0xffffff;
    let settings: Record<string, unknown> = {};
    const colors = { bodyForegroundColor: 0, controlBackgroundColor: 0, controlForegroundColor: 0 };
    const context = createOfficeContext(() => ({ bodyBackgroundColor: body, ...colors }), {
      read: () => settings,
      write: (written) => (settings = written),
    });
    context.GetSettings().Write(["a", "b"], ["1", '{"x":2}']);
    expect(settings).toEqual({ a: 1, b: { x: 2 } });
    const keys: string[] = [];
    const values: string[] = [];
    context.GetSettings().Read(keys, values);
    expect([keys, values]).toEqual([
      ["a", "b"],
      ["1", '{"x":2}'],
    ]);
    body = 0x262626;
    expect(JSON.parse(context.GetOfficeThemeInfo()).bodyBackgroundColor).toBe(0x262626);
  });
});
