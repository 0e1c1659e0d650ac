/** Milliseconds of processor time that this process needs for some work. Other programs on the machine do not affect it. */
export function measureCpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
