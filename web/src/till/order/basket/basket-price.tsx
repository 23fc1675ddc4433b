/** What the basket comes to. Nothing is shown until the service has priced it. */
export function BasketPrice() {
  return null;
}
