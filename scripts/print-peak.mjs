// Loaded before a command, to print its peak memory and CPU time when it ends.
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  process.stderr.write(`\npeak ${maxRSS} cpu ${userCPUTime + systemCPUTime}\n`);
});
