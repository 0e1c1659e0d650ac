/** Fails each test of the file in which React logs a warning. */
export function expectNoComplaints(): void {
  let complain: jest.SpyInstance;
  beforeEach(() => {
    complain = jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => expect(complain.mock.calls).toEqual([]));
}
