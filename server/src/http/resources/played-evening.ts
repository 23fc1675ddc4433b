import { type Static, Type } from 'typebox';
import {
  EVENING_MINUTES,
  EVENING_STATES,
  type EveningPlan,
  eveningEndsAt,
  MOST_SEED,
  PACES,
  type PlayedEvening,
  TROUBLES,
} from '../../core/practice/evening.ts';
import type { Random } from '../../parts/parts.ts';
import { instant, instantOrNull } from '../answer/envelope.ts';
import { instantSchema, nullable, oneOf, uuid } from '../schema.ts';

const { least, most, usual } = EVENING_MINUTES;

const planProperties = {
  seed: Type.Integer({
    minimum: 0,
    maximum: MOST_SEED,
    description: 'The seed. With the same seed and the same set-up, the evening is the same.',
  }),
  pace: oneOf(PACES, 'The speed. `Real`: in real time. `Quick`: one minute of the evening in each second.'),
  minutes: Type.Integer({
    minimum: least,
    maximum: most,
    description: 'The length of the evening in minutes, on its own clock.',
  }),
  troubles: Type.Array(oneOf(TROUBLES), {
    uniqueItems: true,
    maxItems: TROUBLES.length,
    description:
      'The problems that occur for a while. `Rush`: many guests, and no orders through the public API. ' +
      '`SoldOut`: a product is sold out. `DeadPrinter`: no printer of a practice venue has paper. ' +
      '`SlowKitchen`: everything takes three times as long.',
  }),
};

/** The options of a practice evening; all may be left out. */
export const EveningRequest = Type.Object(
  {
    seed: Type.Optional(planProperties.seed),
    pace: Type.Optional(planProperties.pace),
    minutes: Type.Optional(planProperties.minutes),
    troubles: Type.Optional(planProperties.troubles),
    keyId: Type.Optional(
      nullable(
        uuid(),
        'The API key that the simulated guests order and book with; its webhook gets the events. Left out: ' +
          'the newest key that may do both, preferably one with a webhook.',
      ),
    ),
  },
  {
    title: 'EveningRequest',
    additionalProperties: false,
    examples: [{ seed: 7, pace: 'Quick', minutes: 60, troubles: ['Rush', 'SoldOut'] }],
  },
);

/** Seeds that the service draws are below this number, so that a person can type them again. */
const DRAWN_SEEDS = 1_000_000;

/** The plan of the evening and the key of a request. A missing seed is drawn. */
export function readEveningRequest(
  request: Static<typeof EveningRequest> | undefined,
  random: Random,
): { plan: EveningPlan; keyId: string | null } {
  const {
    seed = random(4).readUInt32BE() % DRAWN_SEEDS,
    pace = 'Quick',
    minutes = usual,
    troubles = [],
    keyId,
  } = request ?? {};
  return { plan: { seed, pace, minutes, troubles }, keyId: keyId?.toLowerCase() ?? null };
}

const PlayedEveningResource = Type.Object(
  {
    id: uuid(),
    state: oneOf(
      EVENING_STATES,
      'The state of the evening. `Interrupted`: the server stopped before the end. `Failed`: an error of ' +
        'the service ended it.',
    ),
    ...planProperties,
    minute: Type.Integer({ description: 'The number of minutes played so far.' }),
    keyId: nullable(uuid(), 'The API key of the guests; `null` if staff order for them.'),
    startedBy: Type.String({ description: 'The name of the person who started it.' }),
    startedAt: instantSchema(),
    endsAt: instantSchema('When it ends automatically.'),
    endedAt: nullable(instantSchema(), 'When it ended; `null` while it is being played.'),
    refused: Type.Integer({
      description:
        'The number of calls of its guests and staff that were refused, for example during a rush.',
    }),
  },
  {
    title: 'PlayedEvening',
    examples: [
      {
        id: '01980000-0000-7000-8000-000000000901',
        state: 'Playing',
        ...{ seed: 7, pace: 'Quick', minutes: 60, troubles: ['Rush', 'SoldOut'], minute: 12 },
        keyId: '01900000-0000-7000-8000-000000000801',
        startedBy: 'Defne',
        startedAt: '2026-03-01T18:00:00.000Z',
        endsAt: '2026-03-01T18:01:00.000Z',
        ...{ endedAt: null, refused: 0 },
      },
    ],
  },
);

/** The practice evening that runs at a venue, or the last one that ran. */
export const EveningOfVenue = Type.Object(
  { evening: nullable(PlayedEveningResource, 'The evening; `null` if none was played yet.') },
  { title: 'EveningOfVenue' },
);

/** The JSON of the practice evening of a venue. */
export function toEveningOfVenue(evening: PlayedEvening | null): Static<typeof EveningOfVenue> {
  if (evening === null) return { evening };
  const { id, state, plan, minute, keyId, startedBy, startedAt, endedAt, refused } = evening;
  const { seed, pace, minutes, troubles } = plan;
  return {
    evening: {
      ...{ id, state, seed, pace, minutes, troubles: [...troubles], minute, keyId, startedBy, refused },
      startedAt: instant(startedAt),
      endsAt: instant(eveningEndsAt(evening)),
      endedAt: instantOrNull(endedAt),
    },
  };
}

/** The descriptions of the operations of practice evenings, for each API that has them. */
export const eveningDescriptions = {
  play: {
    summary: 'Start a practice evening',
    description:
      'Simulates the guests and staff of a venue for one evening: orders, bookings, kitchen and ' +
      'payments, from a seed. The simulated staff also handle what you order and book during the ' +
      'evening. Works only at practice venues and venues of the demo. The evening ends automatically.',
  },
  stop: {
    summary: 'Stop the practice evening',
    description:
      'Stops the simulated guests and staff. Without a practice evening, the call changes nothing.',
  },
  read: {
    summary: 'Read the practice evening',
    description: 'Returns the evening that is being played, or the last one.',
  },
} as const;
