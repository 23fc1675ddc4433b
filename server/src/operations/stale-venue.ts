/** What was decided on is no longer so: another server or call changed the venue meanwhile. Decide again. */
export class StaleVenue extends Error {
  constructor() {
    super('The venue changed while the call was being decided.');
    this.name = 'StaleSight';
  }
}
