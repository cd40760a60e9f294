import fc from "fast-check";

// A property that fails can be tried again with the seed of its run: jest --seed N.
fc.configureGlobal({ seed: jest.getSeed() });
