/** One example for each area of the schema; each runs as it stands, the last four for the demo account. */
export const EXAMPLES = [
  {
    title: 'A public card',
    query: `# The card at a public address. No sign-in needed.
query PublicCard {
  cardByAddress(owner: "asha-rao", slug: "principal") {
    title
    badge
    url
    owner { name path }
    data { name role phone website socials { linkedin } }
  }
}
`,
  },
  {
    title: 'My cards',
    query: `# Sign in first. Pass endCursor as "after" to get the next page.
query MyCards($first: Int = 2, $after: String) {
  viewer {
    fullName
    cards(first: $first, after: $after) {
      totalCount
      edges { node { id title visibility version path updatedAt } }
      pageInfo { hasNextPage endCursor }
    }
  }
}
`,
  },
  {
    title: 'Create a card',
    query: `# Wrong fields are named in extensions.fields, all at once.
mutation CreateCard($input: CreateCardInput!) {
  createCard(input: $input) {
    card { id slug url version }
  }
}
`,
    variables: JSON.stringify(
      {
        input: {
          visibility: 'UNLISTED',
          data: { title: 'From the playground', name: 'Asha Rao', email: 'asha@example.com', theme: 'TECH' },
        },
      },
      null,
      2,
    ),
  },
  {
    title: 'What became of them',
    query: `query Overview {
  analyticsOverview(timeZone: "Asia/Kolkata") {
    totals { totalViews totalShares newConnections engagementScore }
    dates
    trend
    conversionTrend
    filteredViews
    recentActivity { message createdAt }
  }
}
`,
  },
  {
    title: 'Live activity',
    query: `# Runs over a WebSocket. Open a public card in a private window and wait a second.
subscription ActivityAdded {
  activityAdded {
    kind
    message
    channel
    card { title }
    createdAt
  }
}
`,
  },
  {
    title: 'Sessions',
    query: `query Sessions {
  viewer {
    sessions { id device lastSeenAt isCurrent }
  }
}

mutation EndOtherSessions {
  endOtherSessions { endedCount }
}
`,
  },
];
