export { rubikCube } from "./cube";
export { rubikNet } from "./net";
