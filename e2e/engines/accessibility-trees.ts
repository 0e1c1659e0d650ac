import type { Locator, Page } from '@playwright/test';
import type { Accessible } from './customer';
import { askFirefox } from './firefox-door';

// Playwright computes roles and names itself. These functions read them from the accessibility tree of the browser.

const MARK = 'data-asked-for';

/** While `read` runs, the element has an attribute by which the browser finds it. */
export async function whileMarked<T>(element: Locator, read: (selector: string) => Promise<T>): Promise<T> {
  await element.evaluate((node, name) => node.setAttribute(name, ''), MARK);
  try {
    return await read(`[${MARK}]`);
  } finally {
    await element.evaluate((node, name) => node.removeAttribute(name), MARK);
  }
}

/** By the protocol of its developer tools, which calls the role `img` `image`. */
export async function readFromChromium(page: Page, element: Locator): Promise<Accessible> {
  const frame = await (await element.elementHandle())?.ownerFrame();
  // A frame of another site may have a process, and with it a session, of its own.
  const session = await page
    .context()
    .newCDPSession(frame ?? page)
    .catch(() => page.context().newCDPSession(page));
  const accessible = await whileMarked(element, async (query) => {
    await session.send('DOM.getDocument', { depth: 0 });
    const { searchId } = await session.send('DOM.performSearch', { query });
    const { nodeIds } = await session.send('DOM.getSearchResults', { searchId, fromIndex: 0, toIndex: 1 });
    const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId: nodeIds[0], fetchRelatives: false });
    const role = String(nodes[0]?.role?.value ?? '');
    return { role: role === 'image' ? 'img' : role, name: String(nodes[0]?.name?.value ?? '') };
  });
  await session.detach();
  return accessible;
}

interface Context {
  readonly context: string;
  readonly children?: readonly Context[] | null;
}
interface Found {
  readonly nodes: readonly { readonly value?: { readonly attributes?: Readonly<Record<string, string>> } }[];
}

/** By WebDriver BiDi, which finds elements by role and name but has no command that returns them. Undefined when role or name differ. */
export async function findInFirefox(element: Locator, { role, name }: Accessible): Promise<Accessible | undefined> {
  const all = (contexts: readonly Context[]): string[] => contexts.flatMap(({ context, children }) => [context, ...all(children ?? [])]);
  const { contexts } = await askFirefox<{ contexts: Context[] }>('browsingContext.getTree');
  return whileMarked(element, async () => {
    for (const context of all(contexts)) {
      for (const known of role === 'img' ? ['img', 'image', 'graphic'] : [role]) {
        const locator = { type: 'accessibility', value: { role: known, name } };
        // A frame that is not shown has no tree.
        const { nodes } = await askFirefox<Found>('browsingContext.locateNodes', { context, locator }).catch(() => ({ nodes: [] }));
        if (nodes.some(({ value }) => value?.attributes?.[MARK] !== undefined)) return { role, name };
      }
    }
    return undefined;
  });
}
