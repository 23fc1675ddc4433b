import { type Attack, type AttackTally, beginAttack } from './attacks.ts';

/** What the parent asks for: to begin an attack, which goes on until the parent ends it. */
export type AttackRequest = { kind: 'Begin'; attack: Attack } | { kind: 'End' };

/** The process that attacks: one attack at a time, as told over the channel of its parent. */
let running: { end(): Promise<AttackTally> } | null = null;

process.on('message', async (request: AttackRequest) => {
  try {
    if (request.kind === 'Begin') {
      running = await beginAttack(request.attack);
      process.send?.({});
    } else {
      const tally = await running?.end();
      running = null;
      process.send?.(tally ?? {});
    }
  } catch (error) {
    process.send?.({ fault: error instanceof Error ? error.message : String(error) });
  }
});
