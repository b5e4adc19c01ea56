/** Loaded with `node --require` into a program that a test makes hang: SIGUSR2 blocks its event loop without end. */
process.on("SIGUSR2", () => {
  // A loop without end would take the processor from what is waited for.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0);
});
