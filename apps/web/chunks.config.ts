import type { Plugin, Rolldown } from 'vite';

/** One file of a group is fetched as soon as one of its modules is needed, so it brings nothing along that is no part of it. */
function group(name: string, parts: string[], more: Partial<Rolldown.CodeSplittingGroup> = {}) {
  return { name, test: new RegExp(parts.join('|')), priority: -1, includeDependenciesRecursively: false, ...more };
}

const ICONS = 'lucide-react/dist/esm/icons/';

/** Icons of public pages, which the dashboard has as well. */
const PUBLIC_ICONS = 'chevron-down|copy|download|globe|mail|message-circle|phone|qr-code|send|share-2';
/** Icons that every page starts with; site.config.ts has them in its base. */
export const START_ICONS = 'check|circle-exclamation-point|menu|plus|x';
/** Icons of a public card that a few screens have as well: a card's page needs none of the others. */
const CARD_PAGE_ICONS = 'mail';
/** Icons of the sidebar that screens have as well. */
const SHELL_ICONS =
  'bell|chart-no-axes-column|contact-round|credit-card|gallery-vertical-end|layout-template|life-buoy|pen-tool|plug|user|users';

/**
 * The dashboard in a few files instead of one for each small module. Public pages share some of them: what they load is
 * kept apart from what they never need.
 */
export const appChunks: Rolldown.CodeSplittingGroup[] = [
  group('texts', [
    'domain/src/(?:analytics|messages|page-title|social-network|color-contrast)\\.',
    'client/src/fetch-with-retry\\.',
    'ui/src/feedback\\.',
    'web/src/parts/screen/text-link\\.',
    `${ICONS}(?:${PUBLIC_ICONS})\\.`,
  ]),
  group('card-face', ['web/src/parts/card-face/(?:card-(?:face|colors|image)\\.tsx?|arrange\\.|fit\\.)']),
  group('qr', ['web/src/parts/qr/(?:addresses|qr-code|save-qr|use-qr-code)\\.']),
  group('visit', ['web/src/parts/card-view/(?:visit|watch-view)\\.', 'domain/src/visit\\.']),
  group('card-rules', [
    'domain/src/(?:capitals|card-data|card-design|cut-text|email|limits|link|preview|punycode|social|text)\\.',
    // Parts of the client, of dialogs and of clearing a session (also in the playground) that are too small for separate files.
    'node_modules/tslib/',
    'web/src/data/session/(?:sign-out|forget-with-session|forget-cards|forget-playground)\\.',
  ]),
  group('overlays', [
    'node_modules/(?:aria-hidden|get-nonce|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar)',
    '@radix-ui/(?:primitive|react-(?:alert-dialog|compose-refs|context|dialog|dismissable-layer|focus|id|portal|presence|primitive|slot|use-))',
    'ui/src/(?:dialog|drawer|panel|use-focus-return)\\.',
  ]),
  group('menus', [
    'node_modules/@floating-ui/',
    '@radix-ui/react-(?:collection|direction|dropdown-menu|menu|popper|roving-focus|arrow)',
    'ui/src/menu\\.',
  ]),
  group('vendor', [
    'node_modules/(?:react-router|react-router-dom|@apollo/client|@wry|graphql-ws|optimism|rxjs)/',
    // The playground needs much more of it, which is not for the dashboard.
    'node_modules/graphql/(?:jsutils/(?:devAssert|inspect)|language/(?:ast|blockString|characterClasses|kinds|printString|printer|reducer|visitor))\\.',
  ]),
  group('shell', [
    'web/src/(?:data/card-store/(?!same-card|verdict)|data/errors/(?!may-pass)|data/outbox/|parts/inbox/|locale/(?:compare|format|writing|keep|time-text))',
    'web/src/(?:app/frame/cards-layout|app/cards/store-notices|parts/sharing/give/visibility)',
    'web/src/data/session/(?:apollo-session|call-api|early-answer|download-file|guards|leave-for|origin|step-up\\.|upgrade-offer|use-)',
    'web/src/app/frame/(?:around-screens|dashboard-shell|deletion-bar|root|route-error|sidebar-links|step-up-host|use-is-narrow)',
    'web/src/parts/(?:feedback/(?:error-notice|use-attempt)|screen/(?:screen-head|use-opener)|frame/sidebar-entries|forms/use-search-text)',
    'web/src/parts/notifications/(?:notification-bell|unread)\\.',
    'web/src/parts/billing/upgrade/upgrade-host\\.',
    'web/src/delivery/update',
    'web/src/(?:parts/card-face/phone-format|delivery/(?:deferred|deferred-menu|when-settled)|locale/time-zone|app/cards/(?:created\\.|title-of-card)|parts/sharing/give/share-token|parts/sharing/receive/frame)',
    `${ICONS}(?:${SHELL_ICONS})\\.`,
    'domain/src/(?:errors|notification|origin-path|relative-time|search-query)\\.',
    'client/src/(?:apollo-client|early-link|live-socket|plan-limit-link|socket-first-link|step-up-link)\\.',
    'client/src/generated/documents/(?:card-content|card-store|deletion|design|inbox|notifications|preferences)\\.',
  ]),
  // Of Analytics and of the team's figures.
  group('figures', [
    'web/src/parts/figures/(?!definition)',
    'web/src/app/analytics/(?:figures|report-rows|words)\\.',
    'domain/src/analytics-period\\.',
    'client/src/generated/documents/(?:analytics|report)\\.',
    `${ICONS}contact\\.`,
  ]),
  group('cards', ['web/src/app/cards/(?:card-(?:filters|grid|tile)|cards|count-line|tile-menu|use-card-order)']),
  group('chat', [
    'web/src/app/chat/(?:chat|enter-group|inbox-row|invitations|name-search|search-field|use-)',
    'web/src/app/chat/conversation/(?:back-to-list|chat-frame|closed-composer|day-text|send-button)',
    'web/src/app/chat/panel/use-panel',
    'web/src/parts/lists/(?:column-heads|empty-under-tabs|list-error|show-more)',
    'client/src/generated/documents/(?:groups|invitations)\\.',
  ]),
  group('search', ['web/src/parts/forms/search-field\\.', `${ICONS}sliders-horizontal\\.`]),
  group('icons', [`${ICONS}(?!(?:${START_ICONS}|${CARD_PAGE_ICONS})\\.)`], { minShareCount: 3, priority: -2 }),
];

/** Fails the build when scripts import each other in a circle: such a pair stops at start with a name that isn't set yet. */
export function refuseScriptCircles(): Plugin {
  return {
    name: 'tessera:refuse-script-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const circle = findCircle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (circle)
        this.error(`Scripts import each other in a circle: ${circle.join(' → ')}. Move a module to another group.`);
    },
  };
}

/** The first circle found, its start named again at the end. */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (name: string, path: string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of imports.get(name) ?? []) {
      const circle = visit(next, [...path, name]);
      if (circle) return circle;
    }
    done.add(name);
    return null;
  };
  for (const name of imports.keys()) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return null;
}
