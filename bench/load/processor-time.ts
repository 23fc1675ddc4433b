import { readdirSync, readFileSync } from 'node:fs';

/** Of the kernel's clock: a tick is a hundredth of a second on every Linux. */
const MICROSECONDS_IN_TICK = 10_000;
const [PARENT, USER, SYSTEM] = [1, 11, 12];

/** Processor time that a process has used, in microseconds; `null` where the system does not tell. */
export function processorTimeOf(pid: number): number | null {
  const fields = fieldsOf(pid);
  return fields && (Number(fields[USER]) + Number(fields[SYSTEM])) * MICROSECONDS_IN_TICK;
}

/** Processor time of the children of a process that run now, in microseconds. */
export function processorTimeOfChildren(pid: number): number | null {
  if (fieldsOf(pid) === null) return null;
  const pids = readdirSync('/proc')
    .map(Number)
    .filter((each) => each > 0 && Number(fieldsOf(each)?.[PARENT]) === pid);
  return pids.reduce((sum, each) => sum + (processorTimeOf(each) ?? 0), 0);
}

/** The fields of `/proc/<pid>/stat` after the name of the program, which may contain spaces. */
function fieldsOf(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return null;
  }
}
