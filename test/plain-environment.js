const vm = require("node:vm");
const { TestEnvironment } = require("jest-environment-node");

/**
 * Node's environment with a plain global object. In Jest's own, each look-up of a global asks a proxy first, which takes longer than most
 * tests do.
 */
module.exports = class PlainEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
};
