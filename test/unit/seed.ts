import fc from "fast-check";

// A failed property can be repeated with the seed of its run: jest --seed N.
fc.configureGlobal({ seed: Number(process.env.PUZZLEBOOK_SEED ?? jest.getSeed()) });
