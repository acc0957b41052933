/** `2 webhooks were paused.`; '' of nothing. */
export function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}.`;
}
