import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { OPERATOR_TOKEN, useSofra } from '../../../test/harness/sofra.ts';
import { DOCUMENT_VALUES } from '../../venue-document/document-limits.ts';

const sofra = useSofra();

const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };

function importDocument(body: unknown) {
  return sofra.call('POST', '/operator/v1/venues/import', { headers, body });
}

function exportVenue(venueId: string) {
  return sofra.call('GET', `/operator/v1/venues/${venueId}/export`, { headers });
}

/** A small document with a venue that no other test uses. */
function newDocument(change: Record<string, unknown> = {}) {
  const username = `import-${randomUUID().slice(0, 8)}`;
  const venue = {
    name: 'Deneme',
    username,
    subscription: { isActive: true },
    areas: [{ name: 'Salon', tables: [{ name: 'Masa 1', code: 'M1' }] }],
    categories: [
      {
        name: 'Tatlı',
        products: [{ name: 'Sütlaç', portions: [{ name: 'Kase', price: 95.5 }], stock: { quantity: 4 } }],
      },
    ],
    accounts: [
      { role: 'Owner', name: 'Sahip', email: `${username}@example.com`, password: 'a-long-password' },
    ],
    keys: [{ name: 'Site', permissions: { placesOrders: true, takesReservations: false } }],
    ...change,
  };
  return { format: 'sofra-venues/1', venues: [venue] };
}

test('an imported venue takes orders immediately with the key that the import made', async () => {
  const { status, body } = await importDocument(newDocument());
  assert.equal(status, 200);
  const [venue] = body.data.venues;
  assert.equal(venue.outcome, 'Created');
  const menu = await sofra.call('GET', `/public/v1/venues/${venue.id}/menu`, { key: venue.newKeys[0].key });
  assert.equal(menu.body.data.categories[0].products[0].portions[0].price, 95.5);
});

test('importing the same document again changes nothing, even after its products were sold', async () => {
  const document = newDocument();
  const first = (await importDocument(document)).body.data.venues[0];
  const key = first.newKeys[0].key;
  const menu = await sofra.call('GET', `/public/v1/venues/${first.id}/menu`, { key });
  const product = menu.body.data.categories[0].products[0];
  const order = {
    type: 'Takeaway',
    customer: { name: 'Ece', phone: '05321234567' },
    lines: [{ productId: product.id, portionId: product.portions[0].id, quantity: 3 }],
  };
  const place = (idempotencyKey: string) =>
    sofra.call('POST', `/public/v1/venues/${first.id}/orders`, {
      key,
      body: order,
      headers: { 'idempotency-key': idempotencyKey },
    });
  assert.equal((await place('import-again-1')).status, 201);
  const before = await exportVenue(first.id);
  const again = (await importDocument(document)).body.data.venues[0];
  assert.deepEqual([again.id, again.outcome, again.newKeys], [first.id, 'Unchanged', []]);
  assert.deepEqual((await exportVenue(first.id)).body.data, before.body.data);
  assert.equal((await place('import-again-2')).body.errorCode, 'PUBLIC_API_PRODUCT_UNAVAILABLE');
});

test('an export can be imported as the same venue', async () => {
  const { id } = (await importDocument(newDocument())).body.data.venues[0];
  const exported = (await exportVenue(id)).body.data;
  const again = await importDocument(exported);
  assert.deepEqual(
    again.body.data.venues.map(({ outcome }: { outcome: string }) => outcome),
    ['Unchanged'],
  );
  assert.deepEqual((await exportVenue(id)).body.data, exported);
});

test('a document with faults answers 400 with every fault, and nothing is imported', async () => {
  const sound = newDocument();
  const document = {
    ...sound,
    venues: [
      sound.venues[0],
      {
        name: '',
        timeZone: 'Europe/Atlantis',
        categories: [
          { name: 'A', products: [{ name: 'B', portions: [{ name: 'C', price: -1 }] }, { nme: 'D' }] },
        ],
      },
    ],
  };
  const { status, body } = await importDocument(document);
  assert.deepEqual([status, body.errorCode], [400, 'DOCUMENT_INVALID']);
  const fields = body.validationErrors.map(({ field }: { field: string }) => field);
  assert.ok(fields.includes('venues[1].name'), fields.join());
  assert.ok(fields.includes('venues[1].categories[0].products[0].portions[0].price'), fields.join());
  assert.ok(
    fields.some((field: string) => field.startsWith('venues[1].categories[0].products[1]')),
    fields.join(),
  );
  const found = await sofra.db.query({
    text: 'select from username_directory where username = $1',
    values: [sound.venues[0]!.username],
  });
  assert.equal(found.length, 0);
});

test('an e-mail address, a username or a key of another venue is refused with its path', async () => {
  const first = newDocument();
  await importDocument(first);
  const taken = first.venues[0]!;
  const second = newDocument({ accounts: taken.accounts });
  const { body } = await importDocument(second);
  assert.equal(body.errorCode, 'DOCUMENT_INVALID');
  assert.deepEqual(
    body.validationErrors.map(({ field }: { field: string }) => field),
    ['venues[0].accounts[0].email'],
  );
});

const dryRun = (body: unknown) =>
  sofra.call('POST', '/operator/v1/venues/import?dryRun=true', { headers, body });

function named(...names: string[]) {
  return { count: names.length, names };
}

test('a dry run reports what an import would add, change and remove, and changes nothing', async () => {
  const document = newDocument();
  const [stated] = document.venues;
  const created = (await dryRun(document)).body.data.venues[0];
  assert.deepEqual([created.id, created.outcome, created.newKeys], [null, 'Created', []]);
  assert.deepEqual(created.changes, [
    { part: 'Areas', added: named('Salon'), changed: named(), removed: named(), isReordered: false },
    { part: 'Tables', added: named('Masa 1'), changed: named(), removed: named(), isReordered: false },
    { part: 'Categories', added: named('Tatlı'), changed: named(), removed: named(), isReordered: false },
    { part: 'Products', added: named('Sütlaç'), changed: named(), removed: named(), isReordered: false },
    { part: 'Accounts', added: named('Sahip'), changed: named(), removed: named(), isReordered: false },
    { part: 'Keys', added: named('Site'), changed: named(), removed: named(), isReordered: false },
  ]);
  const { id } = (await importDocument(document)).body.data.venues[0];
  const before = (await exportVenue(id)).body.data;
  const [desserts] = stated!.categories;
  const [pudding] = desserts!.products;
  const changed = {
    ...stated,
    serviceFeePercent: 10,
    areas: [],
    categories: [
      { name: 'İçecek', products: [{ name: 'Ayran', portions: [{ name: 'Bardak', price: 60 }] }] },
      { ...desserts, products: [{ ...pudding, portions: [{ name: 'Tepsi', price: 900 }] }] },
    ],
  };
  const answered = (await dryRun({ ...document, venues: [changed] })).body.data.venues[0];
  assert.deepEqual([answered.id, answered.outcome], [id, 'Updated']);
  assert.deepEqual(answered.changes, [
    {
      part: 'Settings',
      ...{ added: named(), changed: named('serviceFeePercent'), removed: named(), isReordered: false },
    },
    { part: 'Areas', added: named(), changed: named(), removed: named('Salon'), isReordered: false },
    { part: 'Tables', added: named(), changed: named(), removed: named('Masa 1'), isReordered: false },
    { part: 'Categories', added: named('İçecek'), changed: named(), removed: named(), isReordered: false },
    { part: 'Products', added: named('Ayran'), changed: named(), removed: named(), isReordered: false },
    {
      part: 'Portions',
      ...{ added: named('Sütlaç › Tepsi'), changed: named(), removed: named('Sütlaç › Kase') },
      isReordered: false,
    },
  ]);
  assert.deepEqual((await exportVenue(id)).body.data, before);
  const unchanged = (await dryRun(document)).body.data.venues[0];
  assert.deepEqual([unchanged.outcome, unchanged.changes], ['Unchanged', []]);
});

test('a dry run is refused for the same faults as an import', async () => {
  const first = newDocument();
  await importDocument(first);
  const { body } = await dryRun(newDocument({ accounts: first.venues[0]!.accounts }));
  assert.deepEqual(
    body.validationErrors.map(({ field }: { field: string }) => field),
    ['venues[0].accounts[0].email'],
  );
  const unclear = await sofra.call('POST', '/operator/v1/venues/import?dryRun=yes', { headers, body: first });
  assertRefused(unclear, 400, 'VALIDATION_ERROR');
});

test('a document that is not JSON is refused with the line and the column of the error', async () => {
  const rawBody = '{\n  "format": "sofra-venues/1",\n  "venues": [{ "name": Ada }]\n}';
  const { body } = await sofra.call('POST', '/operator/v1/venues/import', { headers, rawBody });
  assert.equal(body.errorCode, 'VALIDATION_ERROR');
  assert.deepEqual(body.validationErrors, [
    { field: 'body', message: 'is not JSON: line 3, column 24', attemptedValue: null },
  ]);
});

test('a body that is not a document of venues answers 400, invalid JSON 400, another content type 415', async () => {
  assert.equal((await importDocument({})).body.errorCode, 'DOCUMENT_INVALID');
  assert.equal((await importDocument([])).body.errorCode, 'DOCUMENT_INVALID');
  const broken = await sofra.call('POST', '/operator/v1/venues/import', { headers, rawBody: '{' });
  assertRefused(broken, 400, 'VALIDATION_ERROR');
  const xml = await sofra.call('POST', '/operator/v1/venues/import', {
    headers: { ...headers, 'content-type': 'text/xml' },
    rawBody: '<a/>',
  });
  assert.equal(xml.status, 415);
});

test('the published schema accepts the demo', async () => {
  const { body } = await sofra.call('GET', '/operator/v1/venue-document.schema.json');
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const { default: addFormats } = await import('ajv-formats');
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const demo = JSON.parse(
    await readFile(new URL('../../../../examples/demo-venues.json', import.meta.url), 'utf8'),
  );
  assert.ok(ajv.validate(body, demo), JSON.stringify(ajv.errors));
});

test('a document with too many values is refused while it arrives', async () => {
  const rawBody = `{"format": "sofra-venues/1", "venues": [${'[],'.repeat(DOCUMENT_VALUES / 2)}[]]}`;
  const { body } = await sofra.call('POST', '/operator/v1/venues/import', { headers, rawBody });
  assert.equal(body.errorCode, 'DOCUMENT_INVALID');
  assert.match(body.validationErrors[0].message, /^has more than 1500000 values/);
});
