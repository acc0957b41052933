export interface Account {
  token: string;
  id: string;
}

/** What accounts send to a server. Each gives the status of the answer, and the code of its error. */
export type Calls = ReturnType<typeof callsOf>;

export function callsOf(origin: string) {
  const headers = ({ token }: Account) => ({ authorization: `Bearer ${token}` });
  const post = async (path: string, sender: Account, body: string): Promise<string> => {
    const init = { method: 'POST', headers: { ...headers(sender), 'content-type': 'application/json' }, body };
    const response = await fetch(`${origin}${path}`, init);
    const text = await response.text();
    const [, code] = /"code":"([A-Z_]+)"/.exec(text) ?? [];
    return [response.status, code].filter(Boolean).join(' ');
  };
  return {
    post,
    graphql: (sender: Account, query: string, variables: object = {}) =>
      post('/graphql', sender, JSON.stringify({ query, variables })),
    async read<Data>(sender: Account, query: string, variables: object = {}): Promise<Data> {
      const init = { method: 'POST', headers: { ...headers(sender), 'content-type': 'application/json' } };
      const response = await fetch(`${origin}/graphql`, { ...init, body: JSON.stringify({ query, variables }) });
      const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
      if (!data) throw new Error(JSON.stringify(errors));
      return data;
    },
    async upload(path: string, sender: Account, content: string | Buffer, fields: Record<string, string> = {}) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'mean');
      const response = await fetch(`${origin}/api/${path}`, { method: 'POST', headers: headers(sender), body: form });
      await response.text();
      return String(response.status);
    },
    async download(path: string, sender: Account): Promise<string> {
      const response = await fetch(`${origin}/api/${path}`, { headers: headers(sender) });
      await response.arrayBuffer();
      return String(response.status);
    },
    async importFile(sender: Account, text: string): Promise<string> {
      const form = new FormData();
      form.append('file', new Blob([text]), 'contacts.csv');
      const response = await fetch(`${origin}/api/contacts/import`, {
        method: 'POST',
        headers: headers(sender),
        body: form,
      });
      const { import: made } = (await response.json()) as { import: { id: string } };
      return made.id;
    },
  };
}
