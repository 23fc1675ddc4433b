import type { McpServer } from '@modelcontextprotocol/server';
import { Type } from 'typebox';
import { askConfirmation } from './ask-confirmation.ts';
import { type AssistantClient, readDraft } from './assistant-client.ts';
import { bookingDraft, bookingResult, reservation, toolOutput } from './tool-outputs.ts';
import { toToolResult } from './tool-result.ts';
import { bookingProperties, CHANGE_ANNOTATIONS, READ_ANNOTATIONS, toolInput } from './tool-schemas.ts';

/** The parts of a booking draft that the person is asked to confirm, as in the service's answer. */
interface BookingDraft {
  isTaken: boolean;
  confirmation: string;
  startsAt: string;
  localDate: string;
  localTime: string;
  guests: number;
}

/** Adds the tools that book tables, read bookings and cancel them. The key needs the right to book. */
export function addBookingTools(server: McpServer, client: AssistantClient): void {
  server.registerTool(
    'prepare_booking',
    {
      title: 'Prepare a booking',
      description:
        'Creates a draft of a booking. Nothing is booked yet. Show the date, the time, the guests and the ' +
        'sentence to the person, and ask whether to book. If isTaken is true, it was already sent to the ' +
        'venue: confirm_booking returns its current state and books nothing more. Set again to true only ' +
        'if the booking was cancelled and the person wants it again.',
      inputSchema: toolInput(
        Type.Object({
          ...bookingProperties,
          again: Type.Optional(
            Type.Boolean({
              description: 'true only if the booking was cancelled and the person wants it again.',
            }),
          ),
        }),
      ),
      outputSchema: toolOutput(bookingDraft),
      annotations: { ...CHANGE_ANNOTATIONS, destructiveHint: false },
    },
    ({ venueId, ...booking }) =>
      toToolResult(() =>
        client.post(`/assistant/v1/venues/${encodeURIComponent(venueId)}/booking-drafts`, booking),
      ),
  );
  addConfirmBooking(server, client);
  const reservationId = Type.String({
    description: 'The id of the reservation, from confirm_booking.',
  });
  const path = (id: string) => `/assistant/v1/bookings/${encodeURIComponent(id)}`;
  server.registerTool(
    'booking_status',
    {
      title: 'Follow a booking',
      description:
        'Returns a booking from confirm_booking, as it is now. Give code and pageUrl only to the person.',
      inputSchema: toolInput(Type.Object({ reservationId })),
      outputSchema: toolOutput({ reservation }),
      annotations: READ_ANNOTATIONS,
    },
    ({ reservationId: id }) => toToolResult(async () => ({ reservation: await client.get(path(id)) })),
  );
  server.registerTool(
    'cancel_booking',
    {
      title: 'Cancel a booking',
      description: 'Cancels a booking from confirm_booking. Ask the person first: it cannot be undone.',
      inputSchema: toolInput(
        Type.Object({
          reservationId,
          reason: Type.Optional(
            Type.String({ description: 'The reason, for the venue, in the words of the person.' }),
          ),
        }),
      ),
      outputSchema: toolOutput({ reservation }),
      annotations: { ...CHANGE_ANNOTATIONS, destructiveHint: true },
    },
    ({ reservationId: id, reason }) =>
      toToolResult(async () => ({
        reservation: await client.post(`${path(id)}/cancel`, reason === undefined ? {} : { reason }),
      })),
  );
}

function addConfirmBooking(server: McpServer, client: AssistantClient): void {
  server.registerTool(
    'confirm_booking',
    {
      title: 'Confirm a booking',
      description:
        'Books a draft after the person has agreed to its time and guests. Repeating the call books ' +
        'nothing more. The venue must still accept a reservation with the status Pending. If outcome is ' +
        'Changed, nothing was booked: show newDraft to the person and ask again. If outcome is ' +
        'NotConfirmed, the person refused.',
      inputSchema: toolInput(
        Type.Object({
          draft: Type.String({ description: 'The draft from prepare_booking.' }),
          startsAt: Type.String({ description: 'The startsAt that the person agreed to.' }),
          guests: Type.Integer({ description: 'The number of guests that the person agreed to.' }),
        }),
      ),
      outputSchema: toolOutput(bookingResult),
      annotations: { ...CHANGE_ANNOTATIONS, destructiveHint: false },
    },
    ({ draft, ...agreed }, context) =>
      toToolResult(async () => {
        const path = `/assistant/v1/booking-drafts/${encodeURIComponent(draft)}`;
        const shown = await readDraft<BookingDraft>(client, path);
        if (shown !== null && !shown.isTaken && isSame(shown, agreed)) {
          const label = `${shown.localDate} ${shown.localTime}`;
          const unconfirmed = askConfirmation(server, context, { message: shown.confirmation, label });
          if (unconfirmed !== null) return unconfirmed;
        }
        return client.post(`${path}/take`, agreed);
      }),
  );
}

function isSame(shown: BookingDraft, agreed: { startsAt: string; guests: number }): boolean {
  return shown.guests === agreed.guests && Date.parse(shown.startsAt) === Date.parse(agreed.startsAt);
}
