import { startShop } from './start-shop';

const connection = { environment: 'development', origin: 'http://localhost:1', merchantId: 'm', publicKey: 'p', privateKey: 'k' } as const;

test('options: port; a taken one moves up by ten and says so', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const first = await startShop({ connection, port: 0 });
  const second = await startShop({ connection, port: first.port });
  expect(second.port).toBeGreaterThan(first.port);
  expect((second.port - first.port) % 10).toBe(0);
  expect(said).toHaveBeenCalledWith(`Port ${first.port} is taken; trying ${first.port + 10}.`);
  expect((await fetch(`${second.url}/api/config`)).status).toBe(200);
  await Promise.all([first.stop(), second.stop()]);
  await expect(fetch(`${second.url}/api/config`)).rejects.toThrow();
});
