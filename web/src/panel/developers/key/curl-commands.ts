import type { Schemas } from '../../../api/client.ts';

/** The placeholder for the key in a command, used after the key is hidden. */
export const KEY_PLACEHOLDER = 'YOUR_API_KEY';

/** The names of the commands, which are also the keys of their texts. */
export type CommandName = 'read' | 'menu' | 'preview' | 'order' | 'orders' | 'calendar';

export interface CurlCommand {
  name: CommandName;
  text: string;
}

interface CommandParts {
  /** The address of the public API, such as `https://sofra.example/public/v1`. */
  apiUrl: string;
  /** The key; `null` after it is hidden. */
  key: string | null;
  venueId: string;
  permissions: Schemas['KeyPermissions'];
  menu: readonly Schemas['Category'][];
  /** The idempotency key of the order: running the command again does not order again. */
  idempotencyKey: string;
}

/**
 * The `curl` commands for the permissions of a key, ready to paste into a terminal. The commands for orders are omitted
 * if the menu has no product that can be ordered.
 */
export function commandsOf({
  apiUrl,
  key,
  venueId,
  permissions,
  menu,
  idempotencyKey,
}: CommandParts): CurlCommand[] {
  const venue = `${apiUrl}/venues/${venueId}`;
  const write = (url: string, body?: object, ...headers: string[]) =>
    curl(url, [`X-Api-Key: ${key ?? KEY_PLACEHOLDER}`, ...headers], body);
  const commands: CurlCommand[] = [
    { name: 'read', text: write(`${apiUrl}/venues`) },
    { name: 'menu', text: write(`${venue}/menu`) },
  ];
  const line = permissions.placesOrders ? exampleLine(menu) : null;
  if (line !== null) {
    const order = {
      type: 'Takeaway',
      customer: { name: 'Test', phone: '+905321234567' },
      lines: [line],
    };
    commands.push(
      { name: 'preview', text: write(`${venue}/orders/preview`, order) },
      { name: 'order', text: write(`${venue}/orders`, order, `Idempotency-Key: ${idempotencyKey}`) },
    );
  }
  if (permissions.placesOrders) commands.push({ name: 'orders', text: write(`${apiUrl}/orders`) });
  if (permissions.takesReservations)
    commands.push({ name: 'calendar', text: write(`${venue}/reservation-availability?days=7`) });
  return commands;
}

/** An order line for one product with only its required choices; `null` if nothing on the menu can be ordered. */
export function exampleLine(menu: readonly Schemas['Category'][]): Schemas['OrderRequestLine'] | null {
  for (const product of menu.flatMap(({ products }) => products)) {
    if (product.isSoldOut || product.unitsLeft === 0) continue;
    const orderable = product.portions.filter((portion) => portion.orderable);
    const portion = orderable.find(({ isDefault }) => isDefault) ?? orderable[0];
    const chosen = product.optionGroups
      .filter(({ isRequired }) => isRequired)
      .map(({ id }) => product.extras.find(({ optionGroupId }) => optionGroupId === id)?.id);
    if (portion === undefined || chosen.includes(undefined)) continue;
    const extraIds = chosen.filter((id) => id !== undefined);
    return {
      productId: product.id,
      portionId: portion.id,
      quantity: 1,
      ...(extraIds.length === 0 ? {} : { extraIds }),
    };
  }
  return null;
}

function curl(url: string, headers: readonly string[], body?: object): string {
  const parts = [`curl -sS ${quoteForShell(url)}`, ...headers.map((header) => `-H ${quoteForShell(header)}`)];
  if (body !== undefined)
    parts.push(
      `-H ${quoteForShell('Content-Type: application/json')}`,
      `-d ${quoteForShell(JSON.stringify(body))}`,
    );
  return parts.join(' \\\n  ');
}

/** Quotes a text as one word of a POSIX shell: within single quotes no character is special. */
function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
