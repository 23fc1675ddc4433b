import type { Socket } from 'node:net';

/** A reply of a mail server. */
export interface SmtpReply {
  code: number;
  lines: string[];
}

/** A reply that refuses, or none at all. What was said is not part of it: it may be a password. */
export class SmtpFault extends Error {}

/** A reply is a few lines; more is no mail server. */
const LONGEST_REPLY = 64 * 1024;

/** Commands and replies over one connection, one after the other. */
export interface SmtpDialogue {
  /** Waits for a reply. @throws SmtpFault when its code does not begin with the digit, or when the connection ends */
  expect: (digit: 2 | 3) => Promise<SmtpReply>;
  /** Sends a line and waits for its reply. @throws SmtpFault */
  say: (line: string, digit?: 2 | 3) => Promise<SmtpReply>;
  /** Stops reading, so that another dialogue goes on over the same connection. */
  leave: () => void;
}

/** @see RFC 5321, section 4.2 */
export function openDialogue(socket: Socket): SmtpDialogue {
  let buffer = '';
  let ended: Error | null = null;
  let wake = () => {};
  const onData = (bytes: Buffer) => {
    buffer += bytes.toString('latin1');
    if (buffer.length > LONGEST_REPLY)
      socket.destroy(new SmtpFault('the reply of the mail server is too long'));
    wake();
  };
  const onEnd = (error?: Error | boolean) => {
    ended ??= error instanceof Error ? error : new SmtpFault('the mail server closed the connection');
    wake();
  };
  socket.on('data', onData).on('error', onEnd).on('close', onEnd);
  const expect = async (digit: 2 | 3): Promise<SmtpReply> => {
    for (;;) {
      const whole = /^(?:\d{3}-[^\n]*\n)*(\d{3})(?: [^\n]*)?\r?\n/.exec(buffer);
      if (whole !== null) {
        buffer = buffer.slice(whole[0].length);
        const code = Number(whole[1]);
        const lines = whole[0]
          .trim()
          .split(/\r?\n/)
          .map((line) => line.slice(4));
        if (Math.floor(code / 100) !== digit) throw new SmtpFault(`the mail server answered ${code}`);
        return { code, lines };
      }
      if (ended !== null) throw ended;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return {
    expect,
    say: (line, digit = 2) => {
      socket.write(`${line}\r\n`);
      return expect(digit);
    },
    leave: () => {
      socket.off('data', onData).off('error', onEnd).off('close', onEnd);
    },
  };
}
