/** Loaded with `node --require` into a program that a test makes hang: SIGUSR2 blocks its event loop without end. */
process.on("SIGUSR2", () => {
  for (;;);
});
