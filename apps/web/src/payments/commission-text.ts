/** What a payment by link costs its receiver, for people. */
export function commissionText(percent: number): string {
  const rest = 'Deals that are paid elsewhere cost nothing.';
  if (percent === 0) return `Your plan takes no commission. ${rest}`;
  return `Commission is ${percent}% of what is paid by link, and a refund returns it. ${rest}`;
}
