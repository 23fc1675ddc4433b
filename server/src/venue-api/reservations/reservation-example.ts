/** The reservation of the examples: a request that waits for an answer. */
export const reservationExample = {
  id: '0195f0d2-6e10-7b55-9f20-4c81a7d3e601',
  venueId: '01900000-0000-7000-8000-000000000001',
  revision: 1,
  status: 'Pending',
  startsAt: '2026-03-04T17:00:00.000Z',
  time: '20:00',
  date: '2026-03-04',
  guests: 4,
  customer: { name: 'Ayşe Yılmaz', phone: '+905321234567' },
  note: 'Pencere kenarı olursa seviniriz',
  originalNote: 'Pencere kenarı olursa seviniriz',
  allergy: null,
  tables: [] as { id: string; name: string }[],
  code: '7K3MQ9XA',
  pageUrl: 'https://sofra.example/kose-lokantasi/r/7K3MQ9XA',
  isTakenByApi: true,
  takenBy: { kind: 'Key', id: '0195f0a1-7c00-7d11-8a22-3b6f1c9e4d07', name: 'Web sitesi' },
  likelyDuplicateOf: null,
  checkedInAt: null,
  cancelledAt: null,
  cancelledBy: null,
  cancellationReason: null,
  createdAt: '2026-03-02T09:14:27.310Z',
};

/** A half hour in which another party is expected too. */
export const loadExample = {
  startsAt: '2026-03-04T17:00:00.000Z',
  time: '20:00',
  accepted: { parties: 9, guests: 31 },
  pending: { parties: 2, guests: 6 },
};

/** The fullest moment if the request is accepted. */
export const fullestExample = {
  at: '2026-03-04T17:00:00.000Z',
  time: '20:00',
  guests: 35,
  seats: 38,
  limit: 38,
};
