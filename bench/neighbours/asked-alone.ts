import { processorTimeOf, processorTimeOfChildren } from '../load/processor-time.ts';
import type { Sofra } from '../service/system-under-test.ts';
import type { RepeatedCall } from './attacks.ts';

/** A call that is timed while nothing else is asked. */
export interface AloneCall {
  call: RepeatedCall;
  atOnce: number;
}

/** What a call took while nothing else was asked. */
export interface AloneTimes {
  /** Of one call. */
  oneMs: number;
  /** Processor time of one call, in Node and PostgreSQL together. */
  oneProcessorMs: number;
  /** Of several at once, until the last was answered. */
  allMs: number;
  /** The size of an answer. */
  bytes: number;
}

/** Makes a call once, and then several times at once. @throws Error when it is refused */
export async function askAlone(
  { pid, postgresPid, port }: Sofra,
  { call: { path, headers }, atOnce }: AloneCall,
): Promise<AloneTimes> {
  const askOnce = async (): Promise<number> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    const body = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return body.byteLength;
  };
  const processorMs = () =>
    ((processorTimeOf(pid) ?? 0) + (processorTimeOfChildren(postgresPid) ?? 0)) / 1_000;
  const beganAt = performance.now();
  const processorBefore = processorMs();
  const bytes = await askOnce();
  const oneMs = performance.now() - beganAt;
  const oneProcessorMs = processorMs() - processorBefore;
  const allBeganAt = performance.now();
  await Promise.all(Array.from({ length: atOnce }, askOnce));
  return { oneMs, oneProcessorMs, allMs: performance.now() - allBeganAt, bytes };
}
