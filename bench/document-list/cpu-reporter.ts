/** Loaded before another program's own code: reports the CPU milliseconds that its process has used, when it is asked. */
process.on('message', (message: unknown) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMilliseconds: (user + system) / 1000 });
});
process.on('disconnect', () => process.exit(0));
