/** What drivers without a GPU call themselves. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

let known: boolean | undefined;

/** Whether WebGL runs on the CPU, which is slow at smoothing edges. Determined once, on a separate canvas. */
export function drawsInSoftware(): boolean {
  if (known === undefined) {
    const context = document.createElement("canvas").getContext("webgl2");
    const information = context?.getExtension("WEBGL_debug_renderer_info");
    const name = information ? String(context!.getParameter(information.UNMASKED_RENDERER_WEBGL)) : "";
    known = SOFTWARE.test(name);
    context?.getExtension("WEBGL_lose_context")?.loseContext();
  }
  return known;
}
