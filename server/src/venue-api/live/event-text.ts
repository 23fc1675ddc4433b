/** A server-sent event. JSON has no raw line breaks, so that data cannot end an event or start another. */
export function eventText(event: string, id: number, data: unknown): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
