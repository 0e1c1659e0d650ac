/** A phone without a browser: it follows redirects and presses the buttons of the page. */
export function createPhone() {
  let url = '';
  const form = new URLSearchParams();
  return {
    readUrl: () => url,
    readPage: async () => (await fetch(url)).text(),
    async goto(address: string) {
      url = new URL((await fetch(address, { redirect: 'manual' })).headers.get('location') ?? '', address).href;
    },
    locator: (selector: string) => ({
      fill(value: string) {
        form.set(/name="(\w+)"/.exec(selector)?.[1] ?? '', value);
        return Promise.resolve();
      },
      async click() {
        const choice = /value="(\w+)"/.exec(selector)?.[1] ?? '';
        if (!(await (await fetch(url)).text()).includes(`value="${choice}"`)) throw new Error(`There is no button ${choice}`);
        form.set('choice', choice);
        const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
        url = new URL(answer.headers.get('location') ?? '', url).href;
      },
    }),
  };
}
