/** The address that goes into a QR picture, by which scans are told from clicks. Keeps what the address says already. */
export function qrAddress(url: string): string {
  const address = new URL(url);
  address.searchParams.set('c', 'qr');
  return address.href;
}
