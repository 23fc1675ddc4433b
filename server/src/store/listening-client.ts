import pg from 'pg';

/**
 * A connection that always has a listener for its `error` event: without one the event ends the process. Otherwise
 * there would be none between the moment when the pool hands out the connection and its first statement. The next
 * statement reports the error.
 */
export class ListeningClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}
