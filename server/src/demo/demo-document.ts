import { readFile } from 'node:fs/promises';
import { formatKey } from '../crypto/tokens/api-key.ts';
import type { Random } from '../parts/parts.ts';
import type { VenueDocuments } from '../venue-document/venue/venue-document-schema.ts';

/** The keys and sign-ins of a demo venue; `null` for each one that it lacks. */
export interface DemoVenue {
  id: string;
  name: string;
  type: string;
  key: string | null;
  ordersKey: string | null;
  reservationsKey: string | null;
  menuKey: string | null;
  owner: SignIn | null;
  /** The sign-in of a cook. */
  staff: SignIn | null;
  cashier: SignIn | null;
}

interface SignIn {
  email: string;
  password: string;
}

type DocumentVenue = VenueDocuments['venues'][number];
type DocumentBranch = NonNullable<DocumentVenue['branches']>[number];

const DEMO_DOCUMENT = new URL('../../../examples/demo-venues.json', import.meta.url);

/** Makes the import document of the demo, with new keys and passwords: the file in the repository has none. */
export async function makeDemoDocument(random: Random): Promise<VenueDocuments> {
  const document = JSON.parse(await readFile(DEMO_DOCUMENT, 'utf8')) as VenueDocuments;
  for (const venue of allVenuesOf(document)) {
    for (const account of venue.accounts ?? []) account.password = makePassword(random);
    for (const key of venue.keys ?? []) key.key = formatKey(random(KEY_BYTES));
  }
  return document;
}

/** The demo venues of a document with keys and passwords, each headquarter before its branches. */
export function demoVenuesOf(document: VenueDocuments): DemoVenue[] {
  return allVenuesOf(document).map(demoVenueOf);
}

/** Every venue of a document, branches included. */
export function allVenuesOf(document: VenueDocuments): (DocumentVenue | DocumentBranch)[] {
  return document.venues.flatMap((venue) => [venue, ...(venue.branches ?? [])]);
}

const KEY_BYTES = 32;
/** 32 characters that are hard to confuse. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const PASSWORD_LETTERS = 16;

/** A password of 80 random bits that is easy to type: `x7kd-94mq-hz2w-pn5c`. */
function makePassword(random: Random): string {
  const letters = [...random(PASSWORD_LETTERS)].map((byte) => LETTERS[byte % LETTERS.length]!).join('');
  return letters.match(/.{4}/g)!.join('-');
}

function demoVenueOf(venue: DocumentVenue | DocumentBranch): DemoVenue {
  const keyFor = (placesOrders: boolean, takesReservations: boolean) =>
    venue.keys?.find(
      ({ permissions }) =>
        (permissions?.placesOrders ?? false) === placesOrders &&
        (permissions?.takesReservations ?? false) === takesReservations,
    )?.key ?? null;
  const signInOf = (role: string) => {
    const account = venue.accounts?.find((candidate) => candidate.role === role);
    const { email, password } = account ?? {};
    return email && password ? { email, password } : null;
  };
  return {
    id: venue.id!,
    name: venue.name,
    type: 'type' in venue ? (venue.type ?? 'Independent') : 'Branch',
    key: keyFor(true, true),
    ordersKey: keyFor(true, false),
    reservationsKey: keyFor(false, true),
    menuKey: keyFor(false, false),
    owner: signInOf('Owner'),
    staff: signInOf('Cook'),
    cashier: signInOf('Cashier'),
  };
}
