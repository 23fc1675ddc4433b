/** A server-sent event. JSON has no line breaks of its own, so that nothing in it can end an event or begin another. */
export function eventText(event: string, id: number, data: unknown): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
