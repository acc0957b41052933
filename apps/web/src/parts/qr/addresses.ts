/** The address in a QR code, which tells scans from clicks. Keeps the address's own query. */
export function qrAddress(url: string): string {
  const address = new URL(url);
  address.searchParams.set('c', 'qr');
  return address.href;
}
