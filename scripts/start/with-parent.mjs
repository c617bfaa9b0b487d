// Loaded into the server before its own code: when the process that started it is gone, even killed hard, the server
// closes as on SIGTERM
// instead of staying behind on its port.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
