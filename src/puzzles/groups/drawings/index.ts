export { cayleyDrawing } from "./cayley-drawing";
export { cyclesDrawing } from "./cycles-drawing";
