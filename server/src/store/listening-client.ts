import pg from 'pg';

/**
 * A connection whose errors always have a listener. Between the moment when the pool returns it and its first
 * statement nothing else listens, and an `error` event without a listener ends the process. The user of the
 * connection gets the error from the next statement.
 */
export class ListeningClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}
