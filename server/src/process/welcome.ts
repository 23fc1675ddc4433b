import { randomBytes } from 'node:crypto';
import { isOrderable } from '../core/menu/orderable.ts';
import type { DemoVenue } from '../demo/demo-document.ts';
import type { Db } from '../store/database.ts';
import { findVenueContent, type VenueContent } from '../store/venue/venue-content.ts';
import { hasVenues } from '../store/venue/venues.ts';

/** The text for the terminal when the service listens: its address, and for the demo also commands to paste. */
export async function welcomeText(
  db: Db,
  baseUrl: string,
  where: {
    data: string | null;
    demo: readonly DemoVenue[] | null;
    /** Whether only this machine can reach the service: then the first restaurant is created without a token. */
    isPrivate: boolean;
    /** The page that explains how a device trusts the certificate of this machine; `null` without such a certificate. */
    trust: { url: string; fingerprint: string } | null;
  },
): Promise<string> {
  const lines = [`Sofra is running at ${baseUrl} (Ctrl-C stops it; its data stays)`, ''];
  lines.push(`  App         ${baseUrl}/`, `  Docs        ${baseUrl}/docs`);
  if (where.data !== null) lines.push(`  Data        ${where.data}`);
  if (where.trust !== null)
    lines.push(
      `  Devices     ${where.trust.url}  each tablet opens this once to trust the certificate`,
      `  Fingerprint ${where.trust.fingerprint}`,
    );
  lines.push(`  API         ${baseUrl}/openapi.json`);
  const shown = where.demo === null ? null : await demoToShow(db, where.demo);
  if (shown === null) return [...lines, ...(await nextSteps(db, baseUrl, where)), ''].join('\n');
  const { venue, content } = shown;
  lines.push(
    '',
    `The demo: ${where.demo!.map(({ name }) => name).join(', ')}.`,
    '',
    `  Venue       ${venue.name} (${venue.id})`,
    `  API key     ${venue.key}`,
    ...(venue.owner === null ? [] : [`  Owner       ${venue.owner.email} / ${venue.owner.password}`]),
    ...(venue.staff === null ? [] : [`  Cook        ${venue.staff.email} / ${venue.staff.password}`]),
    ...(venue.cashier === null ? [] : [`  Cashier     ${venue.cashier.email} / ${venue.cashier.password}`]),
    ...(where.data === null ? [] : [`  All venues  ${where.data}/demo.json`]),
    '',
    'Read the menu:',
    '',
    ...curl(`${baseUrl}/public/v1/venues/${venue.id}/menu`, [`-H 'X-Api-Key: ${venue.key}'`]),
    '',
    'Place an order; pasting it again does not order twice:',
    '',
    ...curl(`${baseUrl}/public/v1/venues/${venue.id}/orders`, [
      `-H 'X-Api-Key: ${venue.key}'`,
      `-H 'Idempotency-Key: hello-${randomBytes(6).toString('hex')}'`,
      `-H 'Content-Type: application/json'`,
      `-d '${JSON.stringify(anOrder(content))}'`,
    ]),
    '',
    'Follow it:',
    '',
    ...curl(`${baseUrl}/public/v1/orders`, [`-H 'X-Api-Key: ${venue.key}'`]),
    '',
  );
  if (where.data !== null)
    lines.push('See its events as they arrive:', '', `  npx sofra listen --data '${where.data}'`, '');
  return lines.join('\n');
}

/** The lines that say how to create the first restaurant; empty if there is one. */
async function nextSteps(
  db: Db,
  baseUrl: string,
  { data, isPrivate }: { data: string | null; isPrivate: boolean },
): Promise<string[]> {
  if (await hasVenues(db)) return [];
  const token = data === null ? 'in OPERATOR_TOKEN, if you set it' : `in ${data}/operator-token`;
  return [
    '',
    'There is no restaurant yet. The operator token, which creates them, is',
    `  ${token}`,
    '',
    ...(isPrivate
      ? [`Create the first one at ${baseUrl}/ in a browser, or with the command:`]
      : ['Create the first one:']),
    '',
    '  npx sofra venues create      asks what it needs',
    '  npx sofra venues link        prints a link for its owner to answer the questions',
  ];
}

async function demoToShow(
  db: Db,
  demo: readonly DemoVenue[],
): Promise<{ venue: DemoVenue; content: VenueContent } | null> {
  for (const venue of demo.filter(({ key }) => key !== null)) {
    const content = await findVenueContent(db, venue.id);
    if (content !== null && isAlwaysOpen(content) && sampleProducts(content).length > 0)
      return { venue, content };
  }
  return null;
}

function isAlwaysOpen({ venue }: VenueContent): boolean {
  const days = [...venue.workingHours, ...venue.specialDays];
  return !venue.enforcesHours || days.every((day) => !day.isClosed && day.opensAt === day.closesAt);
}

/** Products for the sample order: without required options, and without tracked stock. */
function sampleProducts({ categories, products }: VenueContent) {
  const shown = new Set(categories.filter(({ isVisible }) => isVisible).map(({ id }) => id));
  return products.filter(
    (product) =>
      product.isVisible &&
      shown.has(product.categoryId) &&
      product.stock.quantity === null &&
      !product.stock.isSoldOut &&
      product.optionGroups.every((group) => !group.isRequired) &&
      product.portions.some(isOrderable),
  );
}

function anOrder(content: VenueContent) {
  const [product] = sampleProducts(content);
  const portion = product!.portions.find(isOrderable)!;
  return {
    type: 'Takeaway',
    customer: { name: 'Ada', phone: '+905321234567' },
    paymentMethod: 'Card',
    lines: [{ productId: product!.id, portionId: portion.id, quantity: 2 }],
  };
}

function curl(url: string, options: string[]): string[] {
  const parts = [`curl -s ${url}`, ...options];
  return parts.map((part, at) => `  ${at === 0 ? '' : '  '}${part}${at < parts.length - 1 ? ' \\' : ''}`);
}
