export default { output: 'export', eslint: { ignoreDuringBuilds: true } };
