/** What the services of the tests encrypt signing secrets under, so that those on one database read each other's. */
export const SECRET_KEY = Buffer.alloc(32, 'the key of the tests ');
