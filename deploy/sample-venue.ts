/** A venue of a service that runs, and how that is called. */
export interface SampleVenue {
  venueId: string;
  apiKey: string;
  call: Caller;
}

type Caller = (
  path: string,
  options?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<{ status: number; text: string }>;

/** The token that the service is started with. */
export const OPERATOR_TOKEN = 'a token for the operator';
export const OWNER = { email: 'ada@example.com', password: 'kahve ve lokum' };

const DOCUMENT = {
  format: 'sofra-venues/1',
  venues: [
    {
      name: 'Kıyı',
      subscription: { isActive: true },
      categories: [
        { name: 'Balık', products: [{ name: 'Levrek', portions: [{ name: 'Porsiyon', price: 450.5 }] }] },
      ],
      accounts: [{ name: 'Ada', role: 'Owner', ...OWNER }],
      keys: [{ name: 'Site', permissions: { placesOrders: true, takesReservations: false } }],
    },
  ],
};

/** Imports a venue with one product and one key, as the operator. */
export async function addVenue(call: Caller): Promise<{ venueId: string; apiKey: string }> {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' };
  const answer = await call('/operator/v1/venues/import', {
    method: 'POST',
    headers,
    body: JSON.stringify(DOCUMENT),
  });
  if (answer.status !== 200) throw new Error(`cannot import: ${answer.status} ${answer.text}`);
  const { data } = JSON.parse(answer.text) as {
    data: { venues: { id: string; newKeys: { key: string }[] }[] };
  };
  const [{ id, newKeys }] = data.venues as [(typeof data.venues)[number]];
  return { venueId: id, apiKey: newKeys[0]!.key };
}

/** An order of the one product, as a body. */
export async function orderOf({ call, venueId, apiKey }: SampleVenue): Promise<string> {
  const { text } = await call(`/public/v1/venues/${venueId}/menu`, { headers: { 'x-api-key': apiKey } });
  const { data } = JSON.parse(text) as {
    data: { categories: { products: { id: string; portions: { id: string }[] }[] }[] };
  };
  const [{ id, portions }] = data.categories[0]!.products as [{ id: string; portions: { id: string }[] }];
  return JSON.stringify({
    type: 'Takeaway',
    customer: { name: 'Ayşe Yılmaz', phone: '0532 123 45 67' },
    lines: [{ productId: id, portionId: portions[0]!.id, quantity: 1 }],
  });
}
