/** What the open tab of the playground asks. */
export interface Asked {
  origin: string;
  query: string;
  /** JSON as it was typed; '' for none. */
  variables: string;
}

export const LANGUAGES = ['curl', 'TypeScript', 'Python', 'Go'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How the code is run, for people. */
export const RUN_WITH: Record<Language, string> = {
  curl: 'Run it in a shell in which TOKEN is set.',
  TypeScript: 'Save it as ask.mts and run: TOKEN=… npx tsx ask.mts',
  Python: 'Save it as ask.py and run: TOKEN=… python3 ask.py',
  Go: 'Save it as ask.go and run: TOKEN=… go run ask.go',
};

/** A program that asks the same; a live one in TypeScript, null in the languages that would need a package of somebody's. */
export function writeCode(language: Language, asked: Asked): string | null {
  if (isSubscription(asked.query)) return language === 'TypeScript' ? writeListener(asked) : null;
  return WRITERS[language](asked);
}

export function isSubscription(query: string): boolean {
  return /^\s*subscription\b/m.test(query.replace(/#.*$/gm, ''));
}

const WRITERS: Record<Language, (asked: Asked) => string> = {
  curl: ({ origin, ...asked }) => `curl --fail-with-body --silent '${origin}/graphql' \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  --data-binary @- <<'JSON'
${JSON.stringify(toBody(asked), null, 2)}
JSON
`,
  TypeScript: ({ origin, ...asked }) => `const query = ${toTemplate(asked.query)};
const variables = ${JSON.stringify(toBody(asked).variables, null, 2)};

const answer = await fetch('${origin}/graphql', {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: \`Bearer \${process.env.TOKEN}\` },
  body: JSON.stringify({ query, variables }),
});
console.log(JSON.stringify(await answer.json(), null, 2));
`,
  // JSON never has three quotes in a row, and its backslashes are meant as they stand.
  Python: ({ origin, ...asked }) => `import json
import os
import urllib.request

body = json.loads(r"""${JSON.stringify(toBody(asked), null, 2)}""")
request = urllib.request.Request(
    "${origin}/graphql",
    data=json.dumps(body).encode(),
    headers={"Authorization": "Bearer " + os.environ["TOKEN"], "Content-Type": "application/json"},
)
with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2))
`,
  Go: ({ origin, ...asked }) => `package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
)

func main() {
	body := ${JSON.stringify(JSON.stringify(toBody(asked)))}
	request, err := http.NewRequest("POST", "${origin}/graphql", strings.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("TOKEN"))
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(text))
}
`,
};

function writeListener({ origin, ...asked }: Asked): string {
  return `// Needs two packages: npm install graphql-ws ws
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

const query = ${toTemplate(asked.query)};
const variables = ${JSON.stringify(toBody(asked).variables, null, 2)};
const client = createClient({
  url: '${origin.replace(/^http/, 'ws')}/graphql',
  webSocketImpl: WebSocket,
  connectionParams: { token: process.env.TOKEN },
});
for await (const event of client.iterate({ query, variables })) {
  console.log(JSON.stringify(event, null, 2));
}
`;
}

/** Broken variables are left out: the editor marks them. */
function toBody({ query, variables }: Pick<Asked, 'query' | 'variables'>): { query: string; variables: object } {
  try {
    return { query, variables: (JSON.parse(variables || '{}') as object | null) ?? {} };
  } catch {
    return { query, variables: {} };
  }
}

function toTemplate(text: string): string {
  return `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``;
}
