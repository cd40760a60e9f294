export { violations as faults } from "./axe";
