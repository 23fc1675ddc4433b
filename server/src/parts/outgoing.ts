import type { PrintOutcome } from '../core/printing/print-policy.ts';
import type { FailureReason } from '../core/webhooks/failure-reason.ts';

/** Bytes for a printer, and its address. */
export interface PrintJob {
  host: string;
  port: number;
  bytes: Uint8Array;
  /** Whether the printer reports its state; `null` if that is unknown yet. */
  reportsStatus: boolean | null;
  /** Failed attempts in a row before this one. The first attempts have short timeouts. */
  failures: number;
  /**
   * Whether it is a test that a person waits for. The duration of a test does not reveal why the printer is
   * unreachable.
   */
  isTest?: boolean;
  /** The id of the bill that is printed for. */
  billId?: string;
}

/** Prints. Whatever the printer does is an outcome, never an exception. */
export type Print = (job: PrintJob) => Promise<PrintOutcome>;

/** An event to send. The sender checks the address again: the host name, and the IP addresses that it resolves to now. */
export interface EventToSend {
  url: string;
  /** All headers except `Host` and those of the connection. */
  headers: Record<string, string>;
  body: string;
  /** Whether it may be sent to this machine, for development. */
  allowsLocal: boolean;
  /** The id of the order or reservation that the event is about. */
  subjectId?: string | undefined;
}

/** The outcome of sending: a complete answer of any status, or the reason of the failure. */
export type FinishedSend =
  | {
      kind: 'Answered';
      /** The HTTP status, 200 or more. */
      statusCode: number;
      /** The value of `Retry-After` in seconds; `null` if the endpoint does not send it. */
      retryAfterSeconds: number | null;
    }
  | { kind: 'Failed'; reason: FailureReason };

/** The outcome of sending, and how long it took. */
export type SendOutcome = FinishedSend & { durationMs: number };

/** Sends an event to its endpoint. Whatever the endpoint does is an outcome, never an exception. */
export type Send = (event: EventToSend) => Promise<SendOutcome>;

/** A plain text mail to send. */
export interface MailToSend {
  to: string;
  subject: string;
  text: string;
  /** Attached files. */
  files?: readonly { name: string; mediaType: string; bytes: Buffer }[];
  /**
   * Identifies the mail when it is sent again, so that mail programs recognise the repeat. Letters, digits, dots and
   * hyphens.
   */
  id?: string;
}

/** Sends a mail. Whatever the mail server does is an outcome, never an exception. */
export type SendMail = (mail: MailToSend) => Promise<'Sent' | 'Failed'>;

/** A notice to the operator: a problem has begun, or has ended. */
export interface NoticeToOperator {
  /** The name of the problem, such as `disk-full`. */
  trouble: string;
  state: 'Begun' | 'Over';
  /** The notice as a sentence. */
  text: string;
  at: number;
}

/** Sends a notice to the operator. @returns whether it was sent; never throws */
export type NotifyOperator = (notice: NoticeToOperator) => Promise<boolean>;
