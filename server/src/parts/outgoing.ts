import type { PrintOutcome } from '../core/printing/print-policy.ts';
import type { FailureReason } from '../core/webhooks/failure-reason.ts';

/** Bytes for a printer, and its address. */
export interface PrintJob {
  host: string;
  port: number;
  bytes: Uint8Array;
  /** Whether the printer reports its state; `null` when that is not known yet. */
  reportsStatus: boolean | null;
  /** Failed attempts in a row before this one. The first attempts have short timeouts. */
  failures: number;
  /** Whether a person waits for the outcome of a test. Its duration then does not reveal why the printer is unreachable. */
  isTest?: boolean;
  /** Of the order that is printed for. */
  billId?: string;
}

/** Prints. Whatever the printer does is an outcome, never an exception. */
export type Print = (job: PrintJob) => Promise<PrintOutcome>;

/** An event as it is sent. Its address is checked again: the name, and the IP addresses that it leads to now. */
export interface EventToSend {
  url: string;
  /** All headers except those of the connection. */
  headers: Record<string, string>;
  body: string;
  /** Whether it may be sent to this machine, for development. */
  allowsLocal: boolean;
  /** The order or reservation that it is about. */
  subjectId?: string | undefined;
}

/** The outcome of sending: a complete answer of any status, or the reason of the failure. */
export type FinishedSend =
  | {
      kind: 'Answered';
      /** 200 or more. */
      statusCode: number;
      /** `null` when the endpoint does not say. */
      retryAfterSeconds: number | null;
    }
  | { kind: 'Failed'; reason: FailureReason };

/** The outcome of sending, and how long it took. */
export type SendOutcome = FinishedSend & { durationMs: number };

/** Sends an event to its endpoint. Whatever the endpoint does is an outcome, never an exception. */
export type Send = (event: EventToSend) => Promise<SendOutcome>;

/** A mail as it is sent, in plain text. */
export interface MailToSend {
  to: string;
  subject: string;
  text: string;
  /** Files that come with it. */
  files?: readonly { name: string; mediaType: string; bytes: Buffer }[];
  /** The same whenever this mail is sent again, so that mail programs recognise it. Letters, digits, dots and hyphens. */
  id?: string;
}

/** Sends a mail. Whatever the mail server does is an outcome, never an exception. */
export type SendMail = (mail: MailToSend) => Promise<'Sent' | 'Failed'>;

/** What the operator is told of: a trouble that has begun, or is over. */
export interface NoticeToOperator {
  /** Its name, such as `disk-full`. */
  trouble: string;
  state: 'Begun' | 'Over';
  /** A sentence. */
  text: string;
  at: number;
}

/** Tells the operator. @returns whether it arrived; never an exception */
export type NotifyOperator = (notice: NoticeToOperator) => Promise<boolean>;
