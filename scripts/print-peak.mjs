// Loaded before a command whose peak memory and processor time are to be known.
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  process.stderr.write(`\npeak ${maxRSS} cpu ${userCPUTime + systemCPUTime}\n`);
});
