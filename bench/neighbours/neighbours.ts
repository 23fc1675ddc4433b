import { setTimeout as pause } from 'node:timers/promises';
import { SECRET_KEY } from '../../server/test/harness/secret-key.ts';
import { median } from '../comparison.ts';
import { type Child, startChild } from '../load/child-process.ts';
import { type Sofra, startSofra, withDataFolder } from '../service/system-under-test.ts';
import { type AloneCall, type AloneTimes, askAlone } from './asked-alone.ts';
import type { AttackRequest } from './attack-process.ts';
import type { Attack, AttackTally } from './attacks.ts';
import type { Probe } from './probes.ts';
import { OPERATOR_TOKEN, openTenantVenues } from './restaurants.ts';
import { SCENARIOS } from './scenarios.ts';
import { openTenant, type Tenant, type TenantLatencies } from './tenant.ts';

/** What a well-behaved tenant felt of another one; medians of the rounds. */
export interface NeighbourFinding {
  name: string;
  quiet: TenantLatencies;
  attacked: TenantLatencies;
  /** The slowest hundredth while attacked, as a multiple of the quiet one beside it. */
  ratio: number;
  /** How long something else took another tenant, in ms: the slowest quiet and the slowest attacked time. */
  probe: { name: string; quietMs: number; attackedMs: number } | null;
  /** What its calls took while nothing else was asked; medians of the rounds. */
  alone: AloneTimes | null;
  /** How the attacker was answered, in all rounds. */
  tally: AttackTally;
  /** Of the service's process: the least before an attack, and the most while attacked. */
  memory: { restMb: number; mostMb: number };
}

const TENANT_VENUES = 6;
const ROUNDS = 3;
const ROUND_MS = 5_000;
/** Until an attack is under way. */
const BEGIN_MS = 1_500;
/** Until what an attack left behind is done with. */
const CALM_MS = 3_000;
const GOAL = 2;
/** Instead of the goal, of the tenant's slowest hundredth beside what one owner asks. */
const GOAL_MS = 15;
/** Of each thing that one owner asks. */
const GOAL_ALONE_MS = 3_000;
/** Above rest, while attacked. */
const GOAL_MB = 150;

const ENVIRONMENT = {
  DEMO: 'off',
  RATE_LIMITS: 'on',
  OPERATOR_TOKEN,
  PRINTER_NETWORKS: '127.0.0.0/8',
  ALLOW_LOCAL_WEBHOOKS: 'on',
  SECRET_KEY: SECRET_KEY.toString('hex'),
};

/** Measures a well-behaved tenant with limits on, before and during each attack whose name has one of the words. */
export function measureNeighbours(words: readonly string[]): Promise<NeighbourFinding[]> {
  return withDataFolder(async (folder) => {
    const sofra = await startSofra(folder, ENVIRONMENT);
    const attacker = startChild('neighbours/attack-process.ts');
    const findings: NeighbourFinding[] = [];
    let tenant: Tenant | undefined;
    try {
      tenant = openTenant(sofra.port, await openTenantVenues(sofra, TENANT_VENUES));
      await tenant.call(ROUND_MS);
      for (const scenario of SCENARIOS.filter(({ name }) => words.some((word) => name.includes(word)))) {
        const attack = await scenario.prepare(sofra);
        const probe = (await scenario.prepareProbe?.(sofra)) ?? null;
        const { calmMs = CALM_MS } = scenario;
        const aloneCall = (await scenario.prepareAlone?.(sofra)) ?? null;
        const rounds = await takeTurns({ sofra, tenant, attacker, attack, probe, calmMs, aloneCall });
        await probe?.end();
        const finding = { name: scenario.name, ...rounds };
        console.log(lineOfNeighbour(finding));
        findings.push(finding);
      }
    } finally {
      tenant?.end();
      await attacker.end();
      await sofra.stop();
    }
    return findings;
  });
}

interface Turns {
  sofra: Sofra;
  tenant: Tenant;
  attacker: Child;
  attack: Attack;
  probe: Probe | null;
  calmMs: number;
  aloneCall: AloneCall | null;
}

/** Rounds of quiet and of attack in turn, so that whatever else the machine does falls on both. */
async function takeTurns({
  sofra,
  tenant,
  attacker,
  attack,
  probe,
  calmMs,
  aloneCall,
}: Turns): Promise<Omit<NeighbourFinding, 'name'>> {
  const quiet: TenantLatencies[] = [];
  const attacked: TenantLatencies[] = [];
  const probed: { quietMs: number; attackedMs: number }[] = [];
  const alone: AloneTimes[] = [];
  const tally: AttackTally = {};
  const memory = { restMb: Number.POSITIVE_INFINITY, mostMb: 0 };
  // Before the first attack: what one leaves unanswered is still read.
  for (let round = 0; round < ROUNDS && aloneCall !== null; round++) {
    await pause(calmMs);
    alone.push(await askAlone(sofra, aloneCall));
  }
  for (let round = 0; round < ROUNDS; round++) {
    await pause(calmMs);
    const [latencies, quietMs] = await Promise.all([tenant.call(ROUND_MS), timeOf(probe)]);
    quiet.push(latencies);
    memory.restMb = Math.min(memory.restMb, sofra.memoryMb());
    sofra.mostMemoryMb();
    await attacker.ask({ kind: 'Begin', attack } satisfies AttackRequest);
    await pause(BEGIN_MS);
    const [underAttack, attackedMs] = await Promise.all([tenant.call(ROUND_MS), timeOf(probe)]);
    memory.mostMb = Math.max(memory.mostMb, sofra.mostMemoryMb());
    attacked.push(underAttack);
    probed.push({ quietMs, attackedMs });
    const answers = await attacker.ask<AttackTally>({ kind: 'End' } satisfies AttackRequest);
    for (const [status, count] of Object.entries(answers)) tally[status] = (tally[status] ?? 0) + count;
  }
  const ratio = median(attacked.map(({ p99Ms }, round) => p99Ms / quiet[round]!.p99Ms));
  const slowest = {
    quietMs: Math.max(...probed.map(({ quietMs }) => quietMs)),
    attackedMs: Math.max(...probed.map(({ attackedMs }) => attackedMs)),
  };
  return {
    ...{ quiet: mediansOf(quiet), attacked: mediansOf(attacked), ratio, tally, memory },
    probe: probe === null ? null : { name: probe.name, ...slowest },
    alone: alone.length === 0 ? null : mediansOfAlone(alone),
  };
}

async function timeOf(probe: Probe | null): Promise<number> {
  const startedAt = performance.now();
  await probe?.run();
  return performance.now() - startedAt;
}

function mediansOfAlone(rounds: readonly AloneTimes[]): AloneTimes {
  return {
    oneMs: median(rounds.map(({ oneMs }) => oneMs)),
    oneProcessorMs: median(rounds.map(({ oneProcessorMs }) => oneProcessorMs)),
    allMs: median(rounds.map(({ allMs }) => allMs)),
    bytes: median(rounds.map(({ bytes }) => bytes)),
  };
}

function mediansOf(rounds: readonly TenantLatencies[]): TenantLatencies {
  return {
    calls: rounds.reduce((sum, { calls }) => sum + calls, 0),
    failures: rounds.reduce((sum, { failures }) => sum + failures, 0),
    p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
  };
}

/** What was found, for the terminal. */
function lineOfNeighbour(finding: NeighbourFinding): string {
  const { name, quiet, attacked, ratio, probe, alone, tally, memory } = finding;
  const latencies = ({ p50Ms, p99Ms }: TenantLatencies) =>
    `half within ${p50Ms.toFixed(1)} ms, 99 % within ${p99Ms.toFixed(1)} ms`;
  const { restMb, mostMb } = memory;
  const verdict = (isGood: boolean) => (isGood ? 'reached' : 'MISSED');
  const answers = Object.entries(tally).map(([status, count]) => `${status}: ${count}`);
  const isReached = ratio <= GOAL || (alone !== null && attacked.p99Ms <= GOAL_MS);
  return [
    name,
    `  quiet: ${latencies(quiet)}; attacked: ${latencies(attacked)}, ${attacked.failures} of ${attacked.calls} calls failed`,
    `  ${ratio.toFixed(2)} ×, goal ≤ ${GOAL} ×${alone === null ? '' : ` or ≤ ${GOAL_MS} ms`}: ${verdict(isReached && attacked.failures === 0)}`,
    `  memory: ${restMb.toFixed(0)} MB before, ${mostMb.toFixed(0)} MB at most while attacked, goal ≤ ${GOAL_MB} MB more: ${verdict(mostMb - restMb <= GOAL_MB)}`,
    ...(probe === null
      ? []
      : [
          `  ${probe.name}: ${probe.quietMs.toFixed(0)} ms quiet, ${probe.attackedMs.toFixed(0)} ms attacked`,
        ]),
    ...(alone === null ? [] : [lineOfAlone(alone)]),
    `  the attacker was answered ${answers.join(', ') || 'nothing'}`,
  ].join('\n');
}

function lineOfAlone({ oneMs, oneProcessorMs, allMs, bytes }: AloneTimes): string {
  const verdict = allMs <= GOAL_ALONE_MS ? 'reached' : 'MISSED';
  const size = `${(bytes / 1_000).toFixed(0)} kB, ${oneProcessorMs.toFixed(0)} ms of processor time`;
  return `  alone: one ${(oneMs / 1_000).toFixed(2)} s (${size}), all at once ${(allMs / 1_000).toFixed(2)} s, goal ≤ ${GOAL_ALONE_MS / 1_000} s: ${verdict}`;
}
