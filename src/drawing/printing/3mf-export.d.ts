/** The parts of the package that are used; it comes without types. */
declare module "@jscadui/3mf-export" {
  export const fileForContentTypes: { readonly name: string; readonly content: string };
  export class FileForRelThumbnail {
    readonly name: string;
    readonly content: string;
    add3dModel(path: string): void;
  }
  export function to3dmodel(options: {
    readonly meshes: readonly {
      readonly id: string;
      readonly name?: string;
      readonly vertices: Float32Array;
      readonly indices: Uint32Array;
    }[];
    readonly items: readonly { readonly objectID: string }[];
    readonly precision?: number;
    readonly header?: {
      readonly unit?: "millimeter";
      readonly title?: string;
      readonly application?: string;
    };
  }): string;
}
