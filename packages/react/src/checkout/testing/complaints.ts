/** Fails each test of the file in which React warns, of acts among others. */
export function expectNoComplaints(): void {
  let complain: jest.SpyInstance;
  beforeEach(() => {
    complain = jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => expect(complain.mock.calls).toEqual([]));
}
