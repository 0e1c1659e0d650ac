// The least that a browser has to do for card fields: bare frames of the asset host that report, and a frame that sends one request.

/** The page of a bare frame. */
export const FLOOR_PAGE = `<!doctype html><title>Floor</title><input><script>
parent.postMessage('ready', '*');
addEventListener('message', async ({ data: { url, options }, source, origin }) => {
  if (!url) return;
  const response = await fetch(url, options);
  source.postMessage({ body: await response.text() }, origin);
});
addEventListener('input', () => parent.postMessage('input', '*'));
</script>`;

/**
 * Creates the script of the floor's shop page, with the part of the SDK's interface that the measurements use.
 * @param {{ assets: string, api: string }} origins of the asset host and of the client API
 */
export const createFloorScript = (origins) => `window.floor = (${String(createFloor)})(${JSON.stringify(origins)});`;

function createFloor({ assets, api }) {
  const next = (isAnswer) =>
    new Promise((resolve) => {
      addEventListener('message', function listen(event) {
        if (!isAnswer(event)) return;
        removeEventListener('message', listen);
        resolve(event.data);
      });
    });
  return {
    client: {
      create: async ({ authorization }) => {
        const url = `${api}/merchants/${authorization.split('_').at(-1)}/client_api/v1/configuration`;
        await (await fetch(`${url}?tokenizationKey=${authorization}&configVersion=3`)).json();
        return { authorization };
      },
    },
    hostedFields: {
      create: async ({ fields }) => {
        const frames = Object.entries(fields).map(([name, { container }]) => {
          const frame = document.createElement('iframe');
          Object.assign(frame, { name: `floor-${name}`, src: `${assets}/web/3.118.2/html/floor.html` });
          return document.querySelector(container).appendChild(frame);
        });
        await Promise.all(frames.map((frame) => next(({ source, data }) => source === frame.contentWindow && data === 'ready')));
        return {
          tokenize: ({ request }) => {
            const answer = next(({ data }) => data.body);
            frames[0].contentWindow.postMessage(request, assets);
            return answer;
          },
          on: (_, handler) => addEventListener('message', ({ data }) => data === 'input' && handler()),
          teardown: async () => frames.forEach((frame) => frame.remove()),
        };
      },
    },
  };
}
