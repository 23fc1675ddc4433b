import { jsonOf, type Operation } from './openapi-document.ts';

/** An operation with its place. */
export interface PlacedOperation {
  method: string;
  path: string;
  operation: Operation;
}

/** The ids of the demo that the calls of the reference name; they are the same everywhere. */
export interface DemoIds {
  venueId: string;
  tableId: string;
  /** One that asks for no choice. */
  line: { productId: string; portionId: string; quantity: number };
}

interface DemoProduct {
  id: string;
  portions: { id: string }[];
  optionGroups?: { isRequired?: boolean }[];
}

interface DemoDocument {
  venues: {
    id: string;
    areas: { tables: { id: string }[] }[];
    categories: { products: DemoProduct[] }[];
  }[];
}

/** Reads the ids of the demo. @param json  `examples/demo-venues.json` */
export function demoIdsOf(json: string): DemoIds {
  const [venue] = (JSON.parse(json) as DemoDocument).venues;
  const products = venue!.categories.flatMap((category) => category.products);
  const product = products.find(({ optionGroups = [] }) => optionGroups.every((group) => !group.isRequired))!;
  const line = { productId: product.id, portionId: product.portions[0]!.id, quantity: 2 };
  return { venueId: venue!.id, tableId: venue!.areas[0]!.tables[0]!.id, line };
}

/** A call to paste, with its heading. */
export interface DemoCall {
  title: string;
  sh: string;
}

/** Where a service with the demo listens, and a key. The service fills in its own when it shows a page. */
const SETTINGS = 'SOFRA=http://127.0.0.1:3000\nKEY=sfr_your_key\n';

/** Ids that do not exist before a call made them: the newest one of the key, or a free time. */
const FOUND_BEFORE: Record<string, string> = {
  orderId: `# The newest order of this key.
ORDER=$(curl -s "$SOFRA/public/v1/orders?status=All&pageSize=1" -H "X-Api-Key: $KEY" | jq -r '.data.items[0].id')
`,
  reservationId: `# The newest reservation of this key.
RESERVATION=$(curl -s "$SOFRA/public/v1/reservations?status=All&pageSize=1" -H "X-Api-Key: $KEY" | jq -r '.data.items[0].id')
`,
};
const SHELL_NAMES: Record<string, string> = { orderId: '$ORDER', reservationId: '$RESERVATION' };

/**
 * The calls of an operation at the demo, each as it is pasted into a terminal: the first one of an order is a takeaway, which needs no
 * table.
 */
export function demoCalls(placed: PlacedOperation, demo: DemoIds): DemoCall[] {
  const { operationId, requestBody } = placed.operation;
  const call = (title: string, body: object | null, before = '') => ({
    title,
    sh: SETTINGS + before + curlOf(placed, demo, body),
  });
  const customer = { name: 'Ada', phone: '+905321234567' };
  const lines = [demo.line];
  if (operationId === 'placeOrder' || operationId === 'previewOrder')
    return [
      call('Takeaway', { type: 'Takeaway', customer, lines }),
      call('At a table', { type: 'DineIn', tableId: demo.tableId, lines }),
    ];
  if (operationId === 'takeReservation') {
    const calendar = `"$SOFRA/public/v1/venues/${demo.venueId}/reservation-availability"`;
    const before = `# The first free time.
STARTS_AT=$(curl -s ${calendar} -H "X-Api-Key: $KEY" | jq -r '[.data.days[].slots[].startsAt][0]')
`;
    return [call('', { startsAt: '$STARTS_AT', guests: 2, customer }, before)];
  }
  const missing = Object.keys(FOUND_BEFORE).find((name) => placed.path.includes(`{${name}}`));
  const body = jsonOf(requestBody)?.example ?? null;
  return [call('', body as object | null, FOUND_BEFORE[missing ?? ''])];
}

function curlOf({ method, path, operation }: PlacedOperation, demo: DemoIds, body: object | null): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => SHELL_NAMES[name] ?? demo.venueId);
  const needsKey = operation.parameters.some(({ name, required }) => name === 'Idempotency-Key' && required);
  const parts = [
    `curl -s ${method === 'get' || body !== null ? '' : `-X ${method.toUpperCase()} `}"$SOFRA${filled}"`,
    `-H "X-Api-Key: $KEY"`,
    // A basket of its own each time that it is pasted.
    ...(needsKey ? [`-H "Idempotency-Key: basket-$(date +%s)-$RANDOM"`] : []),
    ...(body === null ? [] : [`-H 'Content-Type: application/json'`, `-d '${inShell(body)}'`]),
  ];
  return parts.join(' \\\n  ');
}

/** JSON between single quotes, left for a variable of the shell. */
function inShell(body: object): string {
  return JSON.stringify(body, null, 2)
    .replaceAll("'", `'\\''`)
    .replace(/"\$([A-Z_]+)"/g, `"'"$$$1"'"`);
}
