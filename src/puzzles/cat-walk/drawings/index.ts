export { gateWalkDrawing } from "./gate-walk-drawing";
