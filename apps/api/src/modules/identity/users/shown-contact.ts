/** How others may reach a person: what their public cards show to everybody anyway. */
export interface ShownContact {
  email: string | null;
  /** Their own number in E.164. */
  phone: string | null;
}
